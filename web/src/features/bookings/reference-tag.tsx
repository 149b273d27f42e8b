import { cx } from '../../lib/cx.ts'

const solid =
  'text-on-accent! [background:radial-gradient(circle_at_11px_50%,transparent_2.6px,var(--color-accent)_3.1px)]!'

/** The loud one: it heads a panel, and there is one of it. */
export function ReferenceTag({ reference, className }: { reference: string; className?: string }) {
  return <span className={cx('keytag', solid, className)}>{reference}</span>
}

/** The number of a room, or of the first of several. */
export function RoomTag({ numbers }: { numbers: readonly string[] }) {
  const [first, ...others] = numbers
  if (first === undefined) return null
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="keytag">{first}</span>
      {others.length > 0 ? (
        <span className="text-sm text-muted" title={others.join(', ')}>
          +{others.length}
          <span className="sr-only"> more: {others.join(', ')}</span>
        </span>
      ) : null}
    </span>
  )
}
