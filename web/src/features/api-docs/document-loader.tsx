import { RotateCw } from 'lucide-react'
import { useApiDocument } from '../../data/openapi.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { DoorSpot, KeyRackSpot } from '../../ui/spot.tsx'
import { DocumentView } from './document-view.tsx'
import { readDocument } from './openapi.ts'

export function DocumentLoader() {
  const document = useApiDocument(readDocument)
  if (document.data && document.data.operations.length > 0) return <DocumentView document={document.data} />
  return (
    <div className="w-full max-w-[1176px]">
      <h1 className="mb-6">API Documentation</h1>
      {document.isPending ? <PageSpinner label="Fetching the documentation" /> : null}
      {document.isError ? (
        <Card>
          <EmptyState
            role="alert"
            spot={<DoorSpot />}
            title="The documentation did not load"
            text="It comes from this server. Check your connection and try again."
            action={
              <Button onClick={() => void document.refetch()} busy={document.isFetching && 'Trying again...'}>
                <RotateCw aria-hidden="true" className="size-[18px]" strokeWidth={1.75} />
                Try again
              </Button>
            }
          />
        </Card>
      ) : null}
      {document.isSuccess ? (
        <Card>
          <EmptyState
            spot={<KeyRackSpot />}
            title="Nothing to document"
            text="This server does not offer any calls at the moment."
          />
        </Card>
      ) : null}
    </div>
  )
}
