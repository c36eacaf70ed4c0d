/** Everything that can be asked of the server. */
export { createInscription } from './create-inscription.ts';
export { createUser } from './create-user.ts';
export { deleteArticle } from './delete-article.ts';
export { deleteInscription } from './delete-inscription.ts';
export { deletePhoto } from './delete-photo.ts';
export { deleteTemoignage } from './delete-temoignage.ts';
export { deleteUser } from './delete-user.ts';
export { indexInscriptions } from './index-inscriptions.ts';
export { listUsers } from './list-users.ts';
export { login } from './login.ts';
export { saveArticle } from './save-article.ts';
export { savePhoto } from './save-photo.ts';
export { saveTemoignage } from './save-temoignage.ts';
export { setTemoignageStatut } from './set-temoignage-statut.ts';
export { updateInscription } from './update-inscription.ts';
export { updateUser } from './update-user.ts';
export { viewArticle } from './view-article.ts';
