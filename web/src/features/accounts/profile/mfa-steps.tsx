import type { MfaSetup } from '@roomlark/contract/accounts/mfa'
import { say } from '@roomlark/contract/say'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useConfirmMfa } from '../../../data/mfa.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { Button } from '../../../ui/button.tsx'
import { ShieldCheck } from '../../../ui/icons/shield-check.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { toast } from '../../../ui/toast.ts'
import { CodeInput } from './code-input.tsx'

type MfaStepsProps = { setup: MfaSetup; onCodes: (codes: string[]) => void; onCancel: () => void }

export function MfaSteps({ setup, onCodes, onCancel }: MfaStepsProps) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const confirm = useConfirmMfa()
  useEffect(() => field.current?.focus(), [])

  async function turnOn(event: FormEvent) {
    event.preventDefault()
    if (code.length < 6) {
      setFault(say('Enter all 6 digits.'))
      return field.current?.focus()
    }
    try {
      const { recoveryCodes } = await confirm.mutateAsync(code)
      toast.success(say('Two-step sign-in is on.'))
      onCodes(recoveryCodes)
    } catch (error) {
      setFault(getErrorMessage(error, say('That did not work. Please try again.')))
      setCode('')
      field.current?.focus()
    }
  }
  return (
    <form noValidate onSubmit={turnOn}>
      <div className="flex gap-7 max-sm:flex-col">
        <QrCode text={setup.uri} label={say('QR code for your authenticator app')} />
        <ol className="grid content-start gap-5">
          <Step number={1} title={say('Scan this with your authenticator app')}>
            <p className="text-[14px] text-muted">
              {sayRich('No camera? Enter <b>{secret}</b>', {
                b: (text) => <b className="font-[560] wrap-anywhere text-text">{text}</b>,
                secret: setup.secret.match(/.{1,4}/g)?.join(' '),
              })}
            </p>
          </Step>
          <Step number={2} title={say('Enter the 6 digits it shows')}>
            <div className="mt-2">
              <CodeInput
                ref={field}
                label={say('Code from your app')}
                value={code}
                error={fault}
                onChange={(digits) => {
                  setCode(digits)
                  setFault(undefined)
                }}
              />
            </div>
          </Step>
          <Step number={3} title={say('Save your recovery codes')}>
            <p className="text-[14px] text-muted">{say('You will get ten; each works once')}</p>
          </Step>
        </ol>
      </div>
      <div className="mt-5 flex justify-end gap-3">
        <Button variant="quiet" onClick={onCancel}>
          {say('Cancel')}
        </Button>
        <Button type="submit" busy={confirm.isPending && say('Turning on...')}>
          <ShieldCheck aria-hidden="true" className="size-[18px]" />
          {say('Turn on')}
        </Button>
      </div>
    </form>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3.5">
      <span
        aria-hidden="true"
        className="grid size-[26px] shrink-0 place-items-center rounded-full bg-accent-soft font-display text-[15px] text-accent-text"
      >
        {number}
      </span>
      <div className="min-w-0">
        <b className="font-[580]">{title}</b>
        {children}
      </div>
    </li>
  )
}
