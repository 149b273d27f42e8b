import { say } from '@roomlark/contract/say'
import { coolingOffDays } from '@roomlark/contract/settlement/payout-details'
import { sayRich } from '../../../lib/say-rich.ts'
import { useUser } from '../../../session/session-context.ts'
import { Card } from '../../../ui/card.tsx'
import { Hourglass } from '../../../ui/icons/hourglass.ts'
import { KeyRound } from '../../../ui/icons/key-round.ts'
import { Lock } from '../../../ui/icons/lock.ts'
import { Mail } from '../../../ui/icons/mail.ts'
import { Link } from '../../../ui/link.tsx'

export function SafeCard() {
  const { mfaEnabled } = useUser()
  const promises = [
    { Icon: Lock, text: say('Stored encrypted. Nobody sees more than the last four digits, not even you.') },
    {
      Icon: KeyRound,
      text: mfaEnabled
        ? say('Every change asks for your password and a code.')
        : say('Every change asks for your password.'),
    },
    { Icon: Mail, text: say('You are notified of it by email.') },
    {
      Icon: Hourglass,
      text: say('A change takes {days, plural, one {# day} other {# days}} before money is sent there.', {
        days: coolingOffDays,
      }),
    },
  ]
  return (
    <Card>
      <h2 className="mb-2.5">{say('How it is kept safe')}</h2>
      <ul className="grid gap-3">
        {promises.map(({ Icon, text }) => (
          <li key={text} className="flex gap-2.5 text-[14px] leading-[21px]">
            <Icon aria-hidden="true" className="mt-0.5 size-[17px] shrink-0 text-muted" />
            {text}
          </li>
        ))}
      </ul>
      {mfaEnabled ? null : (
        <p className="mt-3 text-[14px] leading-[21px] text-muted">
          {sayRich('<link>Two-step sign-in</link> also asks for a code from your phone.', {
            link: (text) => (
              <Link to="/profile?tab=security" className="text-primary-text underline">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
    </Card>
  )
}
