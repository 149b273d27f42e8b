import type { InvitationReport } from '@roomlark/contract/operations/invitations'
import { say } from '@roomlark/contract/say'
import { countText } from '../../../../lib/format-number.ts'
import { outcomeWords } from './invitation-words.ts'

/** What will become of a list: how many are invited, and every line that is not. */
export function ListReport({ report: { lines, counts } }: { report: InvitationReport }) {
  const others = lines.filter(({ outcome }) => outcome !== 'new')
  return (
    <section aria-label={say('Result of the check')} role="status" className="grid gap-2">
      <p className="font-[560]">
        {counts.new === 0
          ? say('Nobody will be invited.')
          : say('{count, plural, one {# person will be invited.} other {# people will be invited.}}', {
              count: counts.new,
            })}
      </p>
      {others.length > 0 ? (
        <>
          <p className="text-sm text-muted">
            {say('{count, plural, one {# line is left out:} other {# lines are left out:}}', {
              count: others.length,
            })}
          </p>
          <ul
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            className="max-h-52 overflow-y-auto rounded-lg border border-border text-sm"
          >
            {others.map(({ line, email, outcome, reason }, at) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a line may name the same address twice
                key={at}
                className="flex flex-wrap gap-x-3 border-t border-border px-3 py-2 first:border-t-0"
              >
                <span className="text-muted">{say('Line {line}', { line: countText(line) })}</span>
                <bdi className="min-w-0 grow wrap-anywhere">{email}</bdi>
                <span className="text-muted">{reason ?? outcomeWords[outcome]}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
