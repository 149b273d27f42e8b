import { say } from '@roomlark/contract/say'
import { usePartnershipCounts } from '../../../data/own-partnerships.ts'
import { usePlatform } from '../../../session/use-platform.ts'

/** Number of invitations that await an answer, if any. */
export function PartnershipsBadge() {
  const { platform } = usePlatform()
  return platform?.switches.partnerships === 'open' ? <Waiting /> : null
}

function Waiting() {
  const waiting = usePartnershipCounts().data?.invited ?? 0
  if (waiting === 0) return null
  return (
    <span className="inline-grid h-[22px] min-w-[22px] place-items-center rounded-full bg-accent-soft px-1.5 text-[12.5px] font-[620] text-accent-text tabular-nums">
      <span>
        {waiting > 99 ? '99+' : waiting}
        <span className="sr-only"> {say('waiting for you')}</span>
      </span>
    </span>
  )
}
