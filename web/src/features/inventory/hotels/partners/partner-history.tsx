import type { PartnershipEvent } from '@roomlark/contract/partners/partnerships'
import { partnershipEventWords } from '@roomlark/contract/partnership-words'
import { say } from '@roomlark/contract/say'
import { longDateTime } from '../../../../lib/format-date.ts'
import { accountFormats } from '../../../../parts/word-formats.ts'

/** Each step with who, when and why, newest first. */
export function PartnerHistory({ history }: { history: PartnershipEvent[] }) {
  return (
    <ol className="grid gap-3">
      {history.map(({ at, by, happened, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows, and its lines have no ids
        <li key={`${at}-${happened.kind}-${index}`}>
          <p className="text-[14.5px] leading-5 font-strong wrap-anywhere">
            {partnershipEventWords(happened, accountFormats)}
          </p>
          {note ? (
            <p dir="auto" className="text-[14px] whitespace-pre-line wrap-anywhere">
              “{note}”
            </p>
          ) : null}
          <p className="text-sm text-muted">
            <time dateTime={at}>{longDateTime(new Date(at))}</time>, {byWords[by]}
          </p>
        </li>
      ))}
    </ol>
  )
}

const byWords: Record<PartnershipEvent['by'], string> = {
  hotel: say('by the hotel'),
  affiliate: say('by the affiliate'),
  admin: say('by Roomlark'),
  system: say('automatically'),
}
