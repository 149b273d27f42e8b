import { say } from '@roomlark/contract/say'
import { useDefaults } from '../../../data/platform.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { AnnouncedDefaults } from './defaults-announced.tsx'
import { DefaultsForm } from './defaults-form.tsx'

export function DefaultsCard() {
  const defaults = useDefaults()
  return (
    <Card>
      <CardHead title={say('Commission')} subtitle={say('The defaults where nothing else was agreed')} />
      {defaults.data ? (
        <>
          {defaults.data.announced.map((change) => (
            <AnnouncedDefaults key={change.name} change={change} today={defaults.data[change.name]} />
          ))}
          <DefaultsForm saved={defaults.data} />
        </>
      ) : (
        <CardWaiting query={defaults} />
      )}
    </Card>
  )
}
