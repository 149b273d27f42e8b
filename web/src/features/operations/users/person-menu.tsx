import type { Person } from '@roomlark/contract/operations/people'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useStep } from '../../../data/people.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { useUser } from '../../../session/session-context.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Ellipsis } from '../../../ui/icons/ellipsis.ts'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { type StepName, stepsFor, stepWords } from './person-steps.ts'
import { personName } from './person-words.ts'
import { StepDialog } from './step-dialog.tsx'

export function PersonMenu({ person }: { person: Person }) {
  const { id } = useUser()
  const [asking, setAsking] = useState<StepName | null>(null)
  const step = useStep(person.id)
  const steps = stepsFor(person, person.id === id)
  if (steps.length === 0) return null

  function choose(name: StepName) {
    if (stepWords[name].ask) return setAsking(name)
    if (name === 'inviteAgain' || name === 'verify' || name === 'sendVerification' || name === 'restore') {
      step.mutate(
        { name },
        {
          onSuccess: () => toast.success(stepWords[name].done),
          onError: (error) => showRefusal(error, say('That did not work. Please try again.')),
        },
      )
    }
  }
  return (
    <>
      <Menu
        label={say('Actions for {person}', { person: personName(person) })}
        trigger={
          <IconButton label={say('Actions for {person}', { person: personName(person) })}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </IconButton>
        }
      >
        {steps.map((name) => (
          <MenuItem
            key={name}
            onSelect={() => choose(name)}
            className={name === 'suspend' || name === 'erase' ? 'text-error-text' : ''}
          >
            {stepWords[name].label}
          </MenuItem>
        ))}
      </Menu>
      {asking ? <StepDialog person={person} name={asking} onClose={() => setAsking(null)} /> : null}
    </>
  )
}
