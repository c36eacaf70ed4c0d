/** How long a deleted application can be restored, in days. */
export const corbeilleDays = 30;
