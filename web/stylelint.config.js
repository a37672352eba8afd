/** What Prettier leaves to say about the styles. */

/** Empty lines stand where the writer wants a pause. */
const pauses = ["at-rule", "comment", "custom-property", "declaration", "rule"];

export default {
  extends: ["stylelint-config-standard"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
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
    // In a component's few lines a state may be told before or after what it is a state of.
    "no-descending-specificity": null,
    // A list inside `:not()` weighs as much as its weightiest part: `:not(a):not(b)` is meant.
    "selector-not-notation": null,
  },
};
