import { deskMethods, paymentMethodNames } from '@roomlark/contract/folio-kinds'
import { say } from '@roomlark/contract/say'
import { ChoiceSegments } from '../../../../ui/choice-segments.tsx'

export type DeskMethod = (typeof deskMethods)[number]

const choices = deskMethods.map((value) => ({
  value,
  label: value === 'card' ? say('Card at the terminal') : paymentMethodNames[value],
}))

/** How money changed hands; each way is one click away. */
export function MethodChoice({
  value,
  onChoose,
}: {
  value: DeskMethod
  onChoose: (method: DeskMethod) => void
}) {
  return (
    <div className="min-w-0">
      <span aria-hidden="true" className="mb-1.5 block text-[14px] leading-5 font-[560]">
        {say('How')}
      </span>
      <ChoiceSegments label={say('How')} value={value} choices={choices} onChoose={onChoose} />
    </div>
  )
}
