import { scoreIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { HotelScore } from '@roomlark/contract/hotel-score'
import { fill, sayCount } from '@roomlark/contract/say'
import { textsIn } from '../texts/texts.ts'

/** The average of a hotel with the number of reviews; nothing while there are too few of them. */
export function ScoreLine({ language, score }: { language: GuestLanguage; score: HotelScore | null }) {
  if (!score) return null
  const words = textsIn(language).reviews
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <ScoreBadge language={language} score={score.average} />
      <span>{sayCount(language, words.list.count, score.reviews)}</span>
    </span>
  )
}

type BadgeProps = { language: GuestLanguage; score: number; isLarge?: boolean }

/** A number, never stars: those say which class a hotel is of. */
export function ScoreBadge({ language, score, isLarge = false }: BadgeProps) {
  const shown = Number.isInteger(score) && !isLarge ? String(score) : scoreIn(language, score)
  return (
    <span
      className={
        isLarge
          ? 'inline-grid h-14 min-w-14 place-items-center rounded-[14px] bg-primary px-3 font-display text-[26px] font-[560] text-on-primary tabular-nums'
          : 'inline-grid h-6.5 min-w-8 place-items-center rounded-[8px] bg-primary px-1.5 text-[14px] leading-none font-strong text-on-primary tabular-nums'
      }
    >
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{fill(textsIn(language).reviews.ofFive, { score: shown })}</span>
    </span>
  )
}
