// eslint-disable-next-line import-x/no-restricted-paths -- until its last caller has moved
export { ConfirmDialog as ConfirmWindow } from '../dashboard/ui/confirm-dialog.tsx';
