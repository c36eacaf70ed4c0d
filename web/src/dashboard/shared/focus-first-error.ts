/** Moves the focus to the first control that is marked wrong, once React has marked it. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
}
