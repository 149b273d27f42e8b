import { say } from '@roomlark/contract/say'
import { wholePercent } from '../../lib/format-number.ts'
import type { PhotoFile } from './photo-items.ts'

/** `isDue`: there is a hotel to send it to, so it only waits for the files before it. */
export function PhotoProgress({ item, isDue }: { item: PhotoFile; isDue: boolean }) {
  if (item.state === 'waiting') {
    return isDue ? <b className="absolute bottom-2.5 left-3 text-sm">{say('Waiting')}</b> : null
  }
  if (item.state === 'failed') {
    return (
      <span className="absolute bottom-2.5 left-3 text-sm font-strong text-error-text">
        {say('Not uploaded')}
      </span>
    )
  }
  const percent = Math.round(item.share * 100)
  return (
    <span className="absolute inset-x-3 bottom-3 text-sm">
      <b>{percent === 100 ? say('Finishing') : wholePercent(percent)}</b>
      <span
        role="progressbar"
        aria-label={say('Uploading {name}', { name: item.file.name })}
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
