/** Options of the Firebase app of all unit tests: a process keeps its app between files. */
export const firebaseOptions = {
  projectId: 'centre',
  apiKey: 'essai',
  storageBucket: 'centre.firebasestorage.app',
};
