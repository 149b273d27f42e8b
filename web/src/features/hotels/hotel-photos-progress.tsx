import type { PhotoFile } from './photo-items.ts'

export function PhotoProgress({ item }: { item: PhotoFile }) {
  if (item.state === 'waiting') return null
  if (item.state === 'failed') {
    return (
      <span className="absolute bottom-2.5 left-3 text-sm font-strong text-error-text">Not uploaded</span>
    )
  }
  const percent = Math.round(item.share * 100)
  return (
    <span className="absolute inset-x-3 bottom-3 text-sm">
      <b>{percent === 100 ? 'Finishing' : `${percent}%`}</b>
      <span
        role="progressbar"
        aria-label={`Uploading ${item.file.name}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-[3px] block h-1.5 overflow-hidden rounded-full bg-[color-mix(in_srgb,var(--color-control)_35%,var(--color-surface))]"
      >
        <span
          className="block h-full rounded-full bg-primary transition-[width]"
          style={{ width: `${percent}%` }}
        />
      </span>
    </span>
  )
}
