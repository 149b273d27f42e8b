import { say } from '@roomlark/contract/say'
import { cx } from '../lib/cx.ts'

/** Inside buttons: takes the colour and size of its text. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-[spin_3s_linear_infinite]',
        className,
      )}
    />
  )
}

/** For a whole page or panel that is loading; the label is shown. */
export function PageSpinner({ label = say('Loading') }: { label?: string }) {
  return (
    <div
      role="status"
      data-loading
      className="grid min-h-80 flex-1 place-content-center place-items-center gap-3.5 p-6 text-muted"
    >
      <span
        aria-hidden="true"
        className="size-[34px] animate-spin rounded-full border-[3.5px] border-sunken border-t-primary motion-reduce:animate-[spin_3s_linear_infinite]"
      />
      <span>{label}</span>
    </div>
  )
}
