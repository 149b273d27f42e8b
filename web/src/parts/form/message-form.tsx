import { MessageText } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { Button } from '../../ui/button.tsx'
import { SendHorizontal } from '../../ui/icons/send-horizontal.ts'
import { FormBody } from './form-body.tsx'
import { findError } from './form-fields.tsx'
import { useContractForm } from './use-contract-form.ts'

const Message = z.strictObject({ text: MessageText })

type MessageFormProps = {
  label: string
  hint: string
  submitLabel: string
  send: (text: string) => Promise<unknown>
  failed: string
  /** Closes the form; also called once the message was sent. */
  onClose?: () => void
  className?: string
}

/** A message in a thread. The typed text is kept until it was sent. */
export function MessageForm(props: MessageFormProps) {
  const { label, hint, submitLabel, send, failed, onClose, className } = props
  const form = useContractForm({
    schema: Message,
    values: { text: '' },
    send: ({ text }) => send(text),
    failed,
  })
  return (
    <FormBody form={form} onDone={() => (onClose ? onClose() : form.reset())} className={className}>
      <form.Area
        name="text"
        label={label}
        hint={hint}
        error={findError(form, 'text') ?? findError(form, 'root')}
      />
      <div className="mt-2.5 flex gap-2.5">
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          busy={form.formState.isSubmitting && say('Sending…')}
        >
          <SendHorizontal aria-hidden="true" className="size-4" />
          {submitLabel}
        </Button>
        {onClose ? (
          <Button variant="quiet" size="sm" onClick={onClose}>
            {say('Cancel')}
          </Button>
        ) : null}
      </div>
    </FormBody>
  )
}
