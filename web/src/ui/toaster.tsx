// eslint-disable-next-line import-x/no-restricted-paths -- until its last caller has moved
export { areToastsHeld, toast } from '../dashboard/ui/toaster.ts';
