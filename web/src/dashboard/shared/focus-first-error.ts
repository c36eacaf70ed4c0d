/**
 * Moves the focus to the first control that is marked wrong. React may need some frames to mark
 * it, on a slow computer; a form without such a control keeps its focus.
 */
export function focusFirstError(form: HTMLElement | null, frames = 30): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) wrong.focus();
    else if (frames > 0) focusFirstError(form, frames - 1);
  });
}
