/**
 * Closes boxes that lie over the page by a click outside, by Escape, and when Tab leads out of them. A click is
 * waited for to its end, because closing at its beginning could move what is clicked.
 */
export function closeOnLeaving(
  openBoxes: () => Iterable<HTMLElement>,
  close: (box: HTMLElement, by: 'escape' | 'leaving') => void,
): () => void {
  const closeUnless = (isInside: (box: HTMLElement) => boolean) => {
    for (const box of openBoxes()) if (!isInside(box)) close(box, 'leaving')
  }
  const onClick = (event: MouseEvent) => closeUnless((box) => event.composedPath().includes(box))
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') for (const box of openBoxes()) close(box, 'escape')
  }
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') closeUnless((box) => box.contains(document.activeElement))
  }
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('keyup', onKeyUp)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('keyup', onKeyUp)
  }
}

/** The boxes that the browser opens by itself, from their summary. */
export function closePopupsOnLeaving(): void {
  closeOnLeaving(
    () => document.querySelectorAll<HTMLElement>('details[data-popup][open]'),
    (box, by) => {
      box.removeAttribute('open')
      if (by === 'escape') box.querySelector('summary')?.focus()
    },
  )
}
