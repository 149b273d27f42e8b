import { nightSums, quietestRun } from '@roomlark/contract/partners/boost-sums'
import { say } from '@roomlark/contract/say'
import { useBoostNights } from '../../../../data/boosts.ts'
import { isoDate } from '../../../../lib/format-date.ts'
import { nightRunWords } from '../../../../parts/boosts/boost-words.ts'
import { May } from '../../../../session/may.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { MoonStar } from '../../../../ui/icons/moon-star.ts'
import { Sparkles } from '../../../../ui/icons/sparkles.ts'
import { getMonday } from './night-choice.ts'

/** Points out the quietest nights of the next four weeks; nothing where none are half empty. */
export function BoostCard({ hotelId }: { hotelId: string }) {
  const from = getMonday(isoDate(new Date()))
  const { data } = useBoostNights(hotelId, from)
  const run = data ? quietestRun(nightSums(data, null), data.today) : []
  const nights = run.map(({ night }) => night)
  const [first, last] = [nights[0], nights.at(-1)]
  if (first === undefined || last === undefined) return null
  const empty = run.reduce((sum, night) => sum + night.empty, 0)
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="grid size-[38px] shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
        <MoonStar aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-sans text-base leading-5 font-strong">
          {say(
            '{empty, plural, one {# room is} other {# rooms are}} empty in the {count, plural, one {night of {nights}} other {nights of {nights}}}',
            { empty, count: nights.length, nights: nightRunWords(nights) },
          )}
        </h2>
        <p className="text-sm text-muted">
          {say('A boost adds points to the commission for those nights only.')}
        </p>
      </div>
      <May do="decide-partners" at={hotelId}>
        <ButtonLink
          variant="secondary"
          to={`/hotels/${hotelId}/partners/boost?${new URLSearchParams({ from, first, last })}`}
        >
          <Sparkles aria-hidden="true" className="size-[18px]" strokeWidth={1.75} />
          {say('Boost these nights')}
        </ButtonLink>
      </May>
    </Card>
  )
}
