/**
 * Stands in for `hoist-non-react-statics`, which Emotion calls in `withTheme` alone: we wrap no
 * component in that. Calling it by mistake must be loud.
 */
// eslint-disable-next-line import-x/no-default-export -- what it stands in for has one
export default function hoistStatics(): never {
  throw new Error('withTheme is left out of the build (web/vite.config.ts).');
}
