import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { textsIn } from '../texts/texts.ts'

/** Names the affiliate who brought the guest, and says that the price is the same. */
export function RecommendedBy({ page: { visit, recommendedBy } }: { page: GuestPageOf<'hotel'> }) {
  if (!recommendedBy) return null
  const { by, commission } = textsIn(visit.language).recommended
  const { name, pictureUrl } = recommendedBy
  // The name is somebody's own words in the middle of ours.
  const [before = '', after = ''] = by.split('{name}')
  return (
    <p className="mb-2 flex items-center gap-2.5 text-[14px] leading-5 text-muted">
      {pictureUrl ? (
        <img
          src={pictureUrl}
          alt=""
          width={26}
          height={26}
          className="size-[26px] rounded-full object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-[26px] shrink-0 place-items-center rounded-full bg-success-soft text-[10px] font-strong text-success-text"
        >
          {formatInitials(name)}
        </span>
      )}
      <span className="min-w-0 wrap-anywhere">
        {before}
        <bdi className="font-[580] text-text">{name}</bdi>
        {after} {commission}
      </span>
    </p>
  )
}

function formatInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
