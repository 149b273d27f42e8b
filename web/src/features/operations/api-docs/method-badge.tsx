import { cx } from '../../../lib/cx.ts'

const tones = new Map(
  Object.entries({
    GET: 'bg-primary-soft text-primary-text',
    POST: 'bg-success-soft text-success-text',
    PUT: 'bg-warning-soft text-warning-text',
    PATCH: 'bg-warning-soft text-warning-text',
    DELETE: 'bg-error-soft text-error-text',
  }),
)

export function MethodBadge({ method }: { method: string }) {
  return (
    <span
      className={cx(
        'inline-grid h-6 min-w-[58px] place-items-center rounded-sm px-2 text-[12.5px] font-strong tabular-nums',
        tones.get(method) ?? 'bg-sunken text-muted',
      )}
    >
      {method}
    </span>
  )
}
