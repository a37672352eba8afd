/** What the compiler, svelte-check and Prettier leave to say about TypeScript and Svelte. It is run from the house's own folder. */

import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["web/{dist,public,test-results}/", "web/src/bindings/", "examples/*/page/bindings.ts"] }, // made by others
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      parserOptions: {
        project: ["./tsconfig.json", "./tsconfig.sw.json"],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      "no-undef": "off", // the compiler knows
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "object-shorthand": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_$", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unsafe-enum-assignment": "off", // there are no enums, and it is the slowest of all
      // It takes a literal that is widened on purpose, or narrowed for what calls, for one that says nothing.
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      // A callback of one expression may be one that gives nothing.
      "@typescript-eslint/no-confusing-void-expression": "off",
      // Timers and listeners may wait: what goes wrong in them is told like everything else.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      // With `noUncheckedIndexedAccess` this is how a rule of the game is said: there is one.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Older browsers, and pages not served over HTTPS, lack what the types promise.
      "@typescript-eslint/no-unnecessary-condition": "off",
      // Functions are handed on by name; none here knows a `this`.
      "@typescript-eslint/unbound-method": "off",
      // An effect gives back how it ends, or nothing.
      "@typescript-eslint/no-invalid-void-type": "off",
      // `void [this, that]` names what an effect follows.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // A text is taken apart letter by letter.
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      "svelte/require-store-reactive-access": "off", // there are no stores
      // What is shared is replaced, never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` is a space that stays where Prettier breaks a line.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // Drawings of our own, known when the page is built.
    files: [
      "web/src/games/**",
      "examples/**",
      "web/src/home/{Poster,TableCard}.svelte",
      "web/src/lib/ui/Icon.svelte",
      "web/src/lobby/{Join,Lobby,New}.svelte",
    ],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  // Components are typed by svelte-check; asking for types here, too, would take four times as long.
  { files: ["**/*.svelte", "**/*.js"], extends: [ts.configs.disableTypeChecked] },
);
