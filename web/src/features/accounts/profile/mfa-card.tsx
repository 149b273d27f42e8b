import type { MfaSetup } from '@roomlark/contract/accounts/mfa'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useBeginMfa, useDisableMfa, useRenewCodes } from '../../../data/mfa.ts'
import { useSecurity } from '../../../data/security.ts'
import { useUser } from '../../../session/session-context.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { KeyRound } from '../../../ui/icons/key-round.ts'
import { ShieldCheck } from '../../../ui/icons/shield-check.ts'
import { ShieldOff } from '../../../ui/icons/shield-off.ts'
import { toast } from '../../../ui/toast.ts'
import { MfaSteps } from './mfa-steps.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export function MfaCard() {
  const { mfaEnabled } = useUser()
  const [setup, setSetup] = useState<MfaSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <Card>
      <CardHead
        title={setup ? say('Set up two-step sign-in') : say('Two-step sign-in')}
        subtitle={say('A code from your phone, on top of your password')}
      >
        {mfaEnabled ? (
          <Badge tone="success">{say('On##state')}</Badge>
        ) : (
          <Badge tone="warning">{say('Off##state')}</Badge>
        )}
      </CardHead>
      {codes ? <RecoveryCodes codes={codes} onDone={() => setCodes(null)} /> : null}
      {setup ? (
        <MfaSteps
          setup={setup}
          onCancel={() => setSetup(null)}
          onCodes={(recoveryCodes) => {
            setSetup(null)
            setCodes(recoveryCodes)
          }}
        />
      ) : null}
      {codes || setup ? null : mfaEnabled ? <MfaOn onCodes={setCodes} /> : <MfaOff onBegin={setSetup} />}
    </Card>
  )
}

function MfaOff({ onBegin }: { onBegin: (setup: MfaSetup) => void }) {
  const [isAsking, setAsking] = useState(false)
  const begin = useBeginMfa()
  return (
    <>
      <p className="max-w-[56ch] text-muted">
        {say(
          'With it, somebody who knows your password still cannot sign in. You need an authenticator app on your phone, such as the one your phone came with. Turning it on signs you out everywhere else.',
        )}
      </p>
      <Button className="mt-4" onClick={() => setAsking(true)}>
        <ShieldCheck aria-hidden="true" className="size-[18px]" />
        {say('Set up')}
      </Button>
      {isAsking ? (
        <ProofDialog
          asks="password"
          title={say('Set up two-step sign-in')}
          description={say('Enter your password first, so that nobody else can do this.')}
          submitLabel={say('Go on')}
          onProof={({ password }) => begin.mutateAsync(password).then(onBegin)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

function MfaOn({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [asking, setAsking] = useState<'codes' | 'off' | null>(null)
  const left = useSecurity().data?.recoveryCodesLeft
  const renew = useRenewCodes()
  const disable = useDisableMfa()
  const close = () => setAsking(null)
  return (
    <>
      <p className="max-w-[56ch] text-muted">
        {left === undefined
          ? say('We ask for a code each time you sign in.')
          : say(
              'We ask for a code each time you sign in. {count, plural, one {# of your 10 recovery codes is left.} other {# of your 10 recovery codes are left.}}',
              { count: left },
            )}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="secondary" onClick={() => setAsking('codes')}>
          <KeyRound aria-hidden="true" className="size-[18px]" />
          {say('New recovery codes')}
        </Button>
        <Button variant="danger-line" onClick={() => setAsking('off')}>
          <ShieldOff aria-hidden="true" className="size-[18px]" />
          {say('Turn off')}
        </Button>
      </div>
      {asking === 'codes' ? (
        <ProofDialog
          asks="password and code"
          title={say('New recovery codes')}
          description={say('You will get ten new codes. The old ones stop working.')}
          submitLabel={say('Make new codes')}
          onProof={(proof) => renew.mutateAsync(proof).then(({ recoveryCodes }) => onCodes(recoveryCodes))}
          onClose={close}
        />
      ) : null}
      {asking === 'off' ? (
        <ProofDialog
          asks="password and code"
          title={say('Turn off two-step sign-in')}
          description={say('You will then need only your password to sign in.')}
          submitLabel={say('Turn off')}
          isDanger
          onProof={(proof) =>
            disable.mutateAsync(proof).then(() => toast.info(say('Two-step sign-in is off.')))
          }
          onClose={close}
        />
      ) : null}
    </>
  )
}
