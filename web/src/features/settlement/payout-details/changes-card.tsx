import { say } from '@roomlark/contract/say'
import type { PayoutDetailsChange } from '@roomlark/contract/settlement/payout-details'
import { Card } from '../../../ui/card.tsx'
import { changeWords, shortDayWords } from './details-words.ts'

export function ChangesCard({ changes }: { changes: readonly PayoutDetailsChange[] }) {
  return (
    <Card>
      <h2 className="mb-1.5">{say('Changes')}</h2>
      <ul>
        {changes.map((change) => (
          <li
            key={change.id}
            className="flex items-center justify-between gap-3 border-b border-border py-2 last:border-0 last:pb-0"
          >
            <div className="min-w-0">
              <p>{changeWords(change)}</p>
              <p className="text-[13px] leading-[18px] text-muted">
                {[
                  change.device,
                  change.withdrawnAt && say('withdrawn on {day}', { day: shortDayWords(change.withdrawnAt) }),
                ]
                  .filter((part) => part !== null)
                  .join(', ')}
              </p>
            </div>
            <span className="shrink-0 text-[13px] text-muted">{shortDayWords(change.savedAt)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
