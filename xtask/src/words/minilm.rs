//! MiniLM: a small language model that turns a short text into a vector, run here on a few ten thousand words.
//!
//! It is a BERT of six layers; what follows is its forward pass, and nothing else of it is needed.

use std::collections::HashMap;
use std::fs;

use anyhow::{Context, Result, ensure};
use ndarray::{Array1, Array2, ArrayView2, Axis, Slice};
use serde::Deserialize;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::fetch::Packages;

const LAYERS: usize = 6;
const HEADS: usize = 12;
const WIDTH: usize = 384;
const HEAD: usize = WIDTH / HEADS;

/// The model, loaded.
pub(super) struct MiniLm {
    vocabulary: HashMap<String, usize>,
    words: Array2<f32>,
    positions: Array2<f32>,
    kind: Array1<f32>,
    norm: Norm,
    layers: Vec<Layer>,
}

struct Layer {
    query: Linear,
    key: Linear,
    value: Linear,
    attended: Linear,
    attended_norm: Norm,
    wide: Linear,
    narrow: Linear,
    norm: Norm,
}

struct Linear {
    /// Transposed: inputs down, outputs across.
    weight: Array2<f32>,
    bias: Array1<f32>,
}

impl Linear {
    fn of(&self, x: &Array2<f32>) -> Array2<f32> {
        x.dot(&self.weight) + &self.bias
    }
}

struct Norm {
    weight: Array1<f32>,
    bias: Array1<f32>,
}

impl Norm {
    fn of(&self, mut x: Array2<f32>) -> Array2<f32> {
        for mut row in x.rows_mut() {
            let mean = row.sum() / WIDTH as f32;
            row.mapv_inplace(|v| v - mean);
            let spread = (row.fold(0.0, |sum, v| sum + v * v) / WIDTH as f32 + 1e-12).sqrt();
            row.mapv_inplace(|v| v / spread);
        }
        x * &self.weight + &self.bias
    }
}

#[derive(Deserialize)]
struct Entry {
    shape: Vec<usize>,
    data_offsets: [usize; 2],
}

/// The tensors of a safetensors file: the length of a header, the header, the numbers.
struct Tensors {
    header: HashMap<String, serde_json::Value>,
    bytes: Vec<u8>,
    start: usize,
}

impl Tensors {
    fn read(packages: &Packages) -> Result<Self> {
        let path = packages.minilm("model.safetensors");
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let length: [u8; 8] = bytes.get(..8).context("the model is empty")?.try_into()?;
        let start = 8 + usize::try_from(u64::from_le_bytes(length))?;
        let header = serde_json::from_slice(bytes.get(8..start).context("the model is cut short")?)?;
        Ok(Self { header, bytes, start })
    }

    fn numbers(&self, name: &str) -> Result<(Vec<usize>, Vec<f32>)> {
        let entry = self.header.get(name).with_context(|| format!("the model has no {name}"))?;
        let entry = Entry::deserialize(entry)?;
        let [from, to] = entry.data_offsets;
        let bytes = self.bytes.get(self.start + from..self.start + to).context("the model is cut short")?;
        let numbers =
            bytes.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        Ok((entry.shape, numbers.collect()))
    }

    fn matrix(&self, name: &str) -> Result<Array2<f32>> {
        let (shape, numbers) = self.numbers(name)?;
        ensure!(shape.len() == 2, "{name} is no matrix");
        Ok(Array2::from_shape_vec((shape[0], shape[1]), numbers)?)
    }

    fn vector(&self, name: &str) -> Result<Array1<f32>> {
        Ok(Array1::from_vec(self.numbers(name)?.1))
    }

    fn linear(&self, name: &str) -> Result<Linear> {
        let weight =
            self.matrix(&format!("{name}.weight"))?.reversed_axes().as_standard_layout().into_owned();
        Ok(Linear { weight, bias: self.vector(&format!("{name}.bias"))? })
    }

    fn norm(&self, name: &str) -> Result<Norm> {
        Ok(Norm {
            weight: self.vector(&format!("{name}.weight"))?,
            bias: self.vector(&format!("{name}.bias"))?,
        })
    }
}

impl MiniLm {
    pub(super) fn load(packages: &Packages) -> Result<Self> {
        let vocabulary = fs::read_to_string(packages.minilm("vocab.txt")).context("cannot read vocab.txt")?;
        let tensors = Tensors::read(packages)?;
        let layers = (0..LAYERS).map(|number| {
            let at = |part: &str| format!("encoder.layer.{number}.{part}");
            Ok(Layer {
                query: tensors.linear(&at("attention.self.query"))?,
                key: tensors.linear(&at("attention.self.key"))?,
                value: tensors.linear(&at("attention.self.value"))?,
                attended: tensors.linear(&at("attention.output.dense"))?,
                attended_norm: tensors.norm(&at("attention.output.LayerNorm"))?,
                wide: tensors.linear(&at("intermediate.dense"))?,
                narrow: tensors.linear(&at("output.dense"))?,
                norm: tensors.norm(&at("output.LayerNorm"))?,
            })
        });
        Ok(Self {
            vocabulary: vocabulary.lines().map(str::to_owned).zip(0..).collect(),
            words: tensors.matrix("embeddings.word_embeddings.weight")?,
            positions: tensors.matrix("embeddings.position_embeddings.weight")?,
            kind: tensors.matrix("embeddings.token_type_embeddings.weight")?.row(0).to_owned(),
            norm: tensors.norm("embeddings.LayerNorm")?,
            layers: layers.collect::<Result<_>>()?,
        })
    }

    /// One vector a text.
    pub(super) fn encode(&self, texts: &[String]) -> Result<Array2<f32>> {
        let mut by_length: HashMap<usize, Vec<usize>> = HashMap::new();
        let pieces: Vec<Vec<usize>> = texts.iter().map(|text| self.pieces(text)).collect::<Result<_>>()?;
        for (number, pieces) in pieces.iter().enumerate() {
            by_length.entry(pieces.len()).or_default().push(number);
        }
        let mut vectors = Array2::zeros((texts.len(), WIDTH));
        for (length, numbers) in by_length {
            for batch in numbers.chunks(128) {
                let tokens: Vec<usize> =
                    batch.iter().flat_map(|&number| pieces[number].iter().copied()).collect();
                let out = self.forward(&tokens, length);
                for (&number, text) in batch.iter().zip(out.axis_chunks_iter(Axis(0), length)) {
                    vectors
                        .row_mut(number)
                        .assign(&text.mean_axis(Axis(0)).context("a text without tokens")?);
                }
            }
        }
        Ok(vectors)
    }

    /// The model over a batch of texts of one length, their tokens one after the other.
    fn forward(&self, tokens: &[usize], length: usize) -> Array2<f32> {
        let mut x = Array2::zeros((tokens.len(), WIDTH));
        for (at, (&token, mut row)) in tokens.iter().zip(x.rows_mut()).enumerate() {
            row.assign(&(&self.words.row(token) + &self.positions.row(at % length) + &self.kind));
        }
        x = self.norm.of(x);
        for layer in &self.layers {
            let (query, key, value) = (layer.query.of(&x), layer.key.of(&x), layer.value.of(&x));
            let mut attended = Array2::zeros(x.raw_dim());
            for from in (0..tokens.len()).step_by(length) {
                for head in 0..HEADS {
                    let rows = Slice::from(from..from + length);
                    let columns = Slice::from(head * HEAD..(head + 1) * HEAD);
                    let mut heed = part(&query, rows, columns).dot(&part(&key, rows, columns).t())
                        / (HEAD as f32).sqrt();
                    for mut row in heed.rows_mut() {
                        let most = row.fold(f32::MIN, |most, &v| most.max(v));
                        row.mapv_inplace(|v| (v - most).exp());
                        let sum = row.sum();
                        row.mapv_inplace(|v| v / sum);
                    }
                    let mut into = attended.view_mut();
                    into.slice_axis_inplace(Axis(0), rows);
                    into.slice_axis_inplace(Axis(1), columns);
                    into.assign(&heed.dot(&part(&value, rows, columns)));
                }
            }
            x = layer.attended_norm.of(x + layer.attended.of(&attended));
            let wide = layer.wide.of(&x).mapv_into(gelu);
            x = layer.norm.of(x + layer.narrow.of(&wide));
        }
        x
    }

    /// The text in pieces of the model's vocabulary, the longest first.
    fn pieces(&self, text: &str) -> Result<Vec<usize>> {
        let known = |piece: &str| self.vocabulary.get(piece).copied();
        let special = |piece: &str| known(piece).with_context(|| format!("no {piece} in the vocabulary"));
        let plain: String = text.to_lowercase().nfd().filter(|&c| !is_combining_mark(c)).collect();
        let mut spaced = String::new();
        for c in plain.chars() {
            if c.is_alphanumeric() || c.is_whitespace() {
                spaced.push(c);
            } else {
                spaced.extend([' ', c, ' ']);
            }
        }
        let mut pieces = vec![special("[CLS]")?];
        for word in spaced.split_whitespace() {
            let mut parts = Vec::new();
            let mut rest = word;
            while !rest.is_empty() {
                let ends = rest.char_indices().map(|(at, c)| at + c.len_utf8()).rev();
                let prefix = if parts.is_empty() { "" } else { "##" };
                let found = ends
                    .into_iter()
                    .find_map(|end| Some((known(&format!("{prefix}{}", &rest[..end]))?, end)));
                let Some((piece, end)) = found else {
                    parts = vec![special("[UNK]")?];
                    break;
                };
                parts.push(piece);
                rest = &rest[end..];
            }
            pieces.append(&mut parts);
        }
        pieces.push(special("[SEP]")?);
        Ok(pieces)
    }
}

fn part(of: &Array2<f32>, rows: Slice, columns: Slice) -> ArrayView2<'_, f32> {
    let mut part = of.view();
    part.slice_axis_inplace(Axis(0), rows);
    part.slice_axis_inplace(Axis(1), columns);
    part
}

/// x · Φ(x), with erf after Abramowitz and Stegun 7.1.26.
fn gelu(x: f32) -> f32 {
    let a = (x / std::f32::consts::SQRT_2).abs();
    let t = 1.0 / (1.0 + 0.327_591_1 * a);
    let tail =
        t * (0.254_829_6 + t * (-0.284_496_73 + t * (1.421_413_8 + t * (-1.453_152 + t * 1.061_405_4))));
    let erf = (1.0 - tail * (-a * a).exp()).copysign(x);
    0.5 * x * (1.0 + erf)
}
