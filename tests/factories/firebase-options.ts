/** Of Firebase's app in unit tests: one for all, since a process keeps its app between files. */
export const firebaseOptions = {
  projectId: 'centre',
  apiKey: 'essai',
  storageBucket: 'centre.firebasestorage.app',
};
