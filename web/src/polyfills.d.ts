declare module 'virtual:polyfills';
