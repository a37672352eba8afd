/** What Prettier leaves to say about the styles. */

/** Empty lines stand where the writer wants a pause. */
const pauses = ["at-rule", "comment", "custom-property", "declaration", "rule"];

/** A length of the page's own; a hairline is none. */
const length = String.raw`/(?<![\w.-])(?!1px\b)-?\d*\.?\d+(px|rem)\b/`;
const colour = "/(?<!url\\([\"']?)#[\\da-f]{3,8}\\b/i";

export default {
  extends: ["stylelint-config-standard"],
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    {
      // Drawings have sizes and colours of their own.
      files: ["**/art/**", "**/figures/**"],
      rules: { "declaration-property-value-disallowed-list": null },
    },
  ],
  ignoreFiles: ["dist/**"],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    ...Object.fromEntries(pauses.map((what) => [`${what}-empty-line-before`, null])),
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "media-feature-range-notation": "prefix",
    "import-notation": "string",
    "value-keyword-case": ["lower", { ignoreKeywords: ["currentColor"], ignoreProperties: ["/^--font/"] }],
    // Safari knows these under no other name.
    "property-no-vendor-prefix": [
      true,
      { ignoreProperties: ["-webkit-text-size-adjust", "-webkit-user-select"] },
    ],
    "declaration-property-value-disallowed-list": [
      {
        "/^(scroll-)?(margin|padding)/": [length],
        "/^(row-|column-)?gap$/": [length],
        "/^border(-\\w+)*-radius$/": [length],
        "/^font(-size)?$/": [length],
        "/^(?!--)/": [colour],
      },
      {
        message: (property, value) =>
          `${property}: ${value} is to be a step of tokens.css or a property with a name`,
      },
    ],
    // In a component's few lines a state may be told before or after what it is a state of.
    "no-descending-specificity": null,
    // A list inside `:not()` weighs as much as its weightiest part: `:not(a):not(b)` is meant.
    "selector-not-notation": null,
  },
};
