// Stands in for the parts of Firebase that our dependencies import and we never call, so
// that they weigh nothing. Calling one by mistake must be loud.

function unused(): never {
  throw new Error('This part of Firebase is left out of the build (web/vite.config.ts).');
}

// firebase/database
export const get = unused;
export const off = unused;
export const onChildAdded = unused;
export const onChildChanged = unused;
export const onChildMoved = unused;
export const onChildRemoved = unused;
export const onValue = unused;

// firebase/remote-config
export const ensureInitialized = unused;
export const getAll = unused;
export const getBoolean = unused;
export const getNumber = unused;
export const getString = unused;
export const getValue = unused;

// re2js
export const RE2JS = { compile: unused, matches: unused };
