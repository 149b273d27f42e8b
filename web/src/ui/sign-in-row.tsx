import { say } from '@roomlark/contract/say'
import { cx } from '../lib/cx.ts'
import { longDateTime } from '../lib/format-date.ts'
import { Check } from './icons/check.ts'
import { X } from './icons/x.ts'

const signInWords = {
  'signed-in': say('Signed in'),
  'wrong-password': say('Wrong password'),
  'wrong-code': say('Wrong code'),
  suspended: say('Refused: the account was suspended'),
  unverified: say('Refused: the email was not verified'),
}

type SignInRowProps = {
  entry: { outcome: keyof typeof signInWords; device: { name: string }; at: string; address: string }
}

/** A sign-in or an attempt at one: how it ended, from where and when. */
export function SignInRow({ entry: { outcome, device, at, address } }: SignInRowProps) {
  const isGood = outcome === 'signed-in'
  const Icon = isGood ? Check : X
  return (
    <li className="flex items-center gap-3.5 border-t border-border py-2.5 first:border-t-0">
      <span
        className={cx(
          'grid size-[30px] shrink-0 place-items-center rounded-[8px]',
          isGood ? 'bg-success-soft text-success-text' : 'bg-error-soft text-error-text',
        )}
      >
        <Icon aria-hidden="true" className="size-[15px]" />
      </span>
      <div className="min-w-0 leading-5">
        <p>{signInWords[outcome]}</p>
        <small className="text-[13.5px] wrap-anywhere text-muted">
          {device.name}, <time dateTime={at}>{longDateTime(new Date(at))}</time>, {address}
        </small>
      </div>
    </li>
  )
}
