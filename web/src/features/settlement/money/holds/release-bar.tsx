import { sayRich } from '../../../../lib/say-rich.ts'
import { Timer } from '../../../../ui/icons/timer.ts'
import { dayWords, timeLeft } from './hold-texts.ts'

/** Time at which a hold ends if nobody decides, and the elapsed part of it. */
export function ReleaseBar({ hold }: { hold: { heldAt: string; releasesAt: string } }) {
  const { days, percent } = timeLeft(hold, new Date())
  return (
    <div className="flex items-center gap-x-4 gap-y-2 rounded-[12px] bg-sunken px-4 py-[13px] text-[14px] max-md:flex-wrap">
      <Timer aria-hidden="true" className="size-[18px] shrink-0" />
      <span>
        {sayRich(
          'Released automatically <b>{days, plural, =0 {any moment} one {in # day} other {in # days}}</b>, on {day}',
          { b: (text) => <b>{text}</b>, days, day: dayWords(hold.releasesAt) },
        )}
      </span>
      <span
        aria-hidden="true"
        className="h-1.5 min-w-24 grow overflow-hidden rounded-full bg-[color-mix(in_srgb,var(--color-control)_26%,var(--color-surface))] max-md:basis-full"
      >
        <i className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </span>
    </div>
  )
}
