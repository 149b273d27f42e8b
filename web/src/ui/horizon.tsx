import horizonUrl from '../assets/horizon.svg?no-inline'
import { cx } from '../lib/cx.ts'

/** Hotels of the world at first light, or at night with the windows lit: its colours are tokens. */
export function Horizon({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1800 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={cx('-mb-px block w-full overflow-visible', className)}
    >
      <defs>
        <radialGradient id="halo">
          <stop offset="0" style={{ stopColor: 'var(--hz-sun)', stopOpacity: 'var(--hz-halo)' }} />
          <stop offset="1" style={{ stopColor: 'var(--hz-sun)', stopOpacity: 0 }} />
        </radialGradient>
      </defs>
      <circle cx="1190" cy="150" r="150" fill="url(#halo)" />
      <use href={`${horizonUrl}#horizon`} />
    </svg>
  )
}
