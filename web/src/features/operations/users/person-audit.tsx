import { say } from '@roomlark/contract/say'
import { useAudit } from '../../../data/audit.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { AuditList } from './audit-list.tsx'

/** The latest entries by or about the person. */
export function PersonAudit({ userId }: { userId: string }) {
  const list = useAudit({ userId, page: 1 }, 8)
  return (
    <Card>
      <CardHead title={say('Audit')}>
        <ButtonLink to={`/users/audit?user=${userId}`} variant="quiet" size="sm">
          {say('See all')}
        </ButtonLink>
      </CardHead>
      <CardWaiting query={list} />
      {list.data?.data.length === 0 ? <p className="text-muted">{say('Nothing yet.')}</p> : null}
      {list.data ? (
        <div className="-mx-[18px] md:-mx-6">
          <AuditList entries={list.data.data} />
        </div>
      ) : null}
    </Card>
  )
}
