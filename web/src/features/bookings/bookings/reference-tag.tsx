import { cx } from '../../../lib/cx.ts'

const solid =
  'text-on-accent! [background:radial-gradient(circle_at_11px_50%,transparent_2.6px,var(--color-accent)_3.1px)]!'

/** The prominent variant, for the head of a panel. */
export function ReferenceTag({ reference, className }: { reference: string; className?: string }) {
  return <span className={cx('keytag', solid, className)}>{reference}</span>
}
