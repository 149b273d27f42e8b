import { say } from '@roomlark/contract/say'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Prefill } from './login-form.tsx'

const password = 'roomlark-demo'
const accounts = [
  { name: say('Hotel'), email: 'hotel@demo.roomlark.test' },
  { name: say('Affiliate'), email: 'affiliate@demo.roomlark.test' },
  { name: say('Admin'), email: 'admin@demo.roomlark.test' },
]

/** Only in the demo: three accounts to try, and the emails they receive. */
export function DemoSignIns({ onPick }: { onPick: (prefill: Prefill) => void }) {
  return (
    <aside
      aria-labelledby="demo-sign-ins"
      className="mt-4 w-110 max-w-full rounded-lg border border-border bg-surface/85 px-5 py-3.5 text-[14px]"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="demo-sign-ins" className="font-sans text-[14px] leading-5 font-strong tracking-normal">
          {say('Try the demo')}
        </h2>
        <Link className="link" to="/demo/mailbox">
          {say('Open the demo mailbox')}
        </Link>
      </div>
      <div className="mt-2.5 grid grid-cols-3 gap-2">
        {accounts.map(({ name, email }) => (
          <Button key={email} variant="secondary" size="sm" onClick={() => onPick({ email, password })}>
            <span className="sr-only">{say('Fill in the demo account:')} </span>
            {name}
          </Button>
        ))}
      </div>
    </aside>
  )
}
