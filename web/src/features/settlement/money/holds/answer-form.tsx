import { HoldAnswer } from '@roomlark/contract/partners/holds'
import { useForm } from 'react-hook-form'
import { useAnswerHold } from '../../../../data/holds.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'

const resolver = contractResolver(HoldAnswer, (values: { text: string }) => values)

export function AnswerForm({ holdId }: { holdId: string }) {
  const answering = useAnswerHold(holdId)
  const form = useForm({ resolver, defaultValues: { text: '' } })
  const { errors } = form.formState
  const send = form.handleSubmit(({ text }) =>
    answering.mutateAsync(text).then(
      () => {
        form.reset()
        toast.success('Your answer is sent.')
      },
      (error: unknown) => showRefusal(error, 'That did not work. Please try again.', form),
    ),
  )
  return (
    <form noValidate onSubmit={send} className="mt-4 grid gap-3">
      <TextAreaField
        label="Answer"
        rows={3}
        hint="Tell us what you know. Please do not name guests."
        error={errors.text?.message ?? errors.root?.message}
        {...form.register('text')}
      />
      <Button type="submit" className="justify-self-start" busy={answering.isPending && 'Sending...'}>
        Send answer
      </Button>
    </form>
  )
}
