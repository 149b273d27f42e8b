import { HoldAnswer } from '@roomlark/contract/partners/commission-holds'
import { say } from '@roomlark/contract/say'
import { useAnswerHold } from '../../../../data/commission-holds.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { Button } from '../../../../ui/button.tsx'

export function AnswerForm({ holdId }: { holdId: string }) {
  const answering = useAnswerHold(holdId)
  const form = useContractForm({
    schema: HoldAnswer,
    values: { text: '' },
    send: ({ text }) => answering.mutateAsync(text),
    done: say('Your answer is sent.'),
  })
  return (
    <FormBody form={form} onDone={() => form.reset()} className="mt-4 grid gap-3">
      <form.Area
        name="text"
        label={say('Answer')}
        rows={3}
        hint={say('Tell us what you know. Please do not name guests.')}
        error={findError(form, 'text') ?? findError(form, 'root')}
      />
      <Button
        type="submit"
        className="justify-self-start"
        busy={form.formState.isSubmitting && say('Sending...')}
      >
        {say('Send answer')}
      </Button>
    </FormBody>
  )
}
