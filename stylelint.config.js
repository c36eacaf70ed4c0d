// Values have names (web/src/ui/tokens.ts): a sheet that writes one itself is refused.
const values = {
  'color-no-hex': true,
  'color-named': 'never',
  'function-disallowed-list': ['/^(rgb|hsl|hwb|lab|lch|oklab|oklch)a?$/'],
  'declaration-property-value-disallowed-list': {
    'font-size': [/^[\d.]+(px|rem|em|pt|%)$/],
    '/radius$/': [/[1-9][\d.]*(px|rem|em|%)/],
    'z-index': [/^-?\d/],
    transition: [/\d ?m?s\b/],
    // What is drawn without a blur is a line, in a colour that has a name.
    'box-shadow': [/\dpx \d+px [1-9]/],
  },
};

const none = Object.fromEntries(Object.keys(values).map((rule) => [rule, null]));

export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['web/src/ui/tokens.css'],
  rules: {
    ...values,
    // The sheets of printers name what is left out by many selectors, each beside its reason.
    'no-descending-specificity': null,
  },
  overrides: [{ files: ['web/src/app/*print.css'], rules: none }],
};
