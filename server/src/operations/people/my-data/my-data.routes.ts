import { apiBase } from '@roomlark/contract/api'
import { exportFilePath, myData } from '@roomlark/contract/operations/my-data'
import { Id } from '@roomlark/contract/primitives'
import type { FastifyInstance } from 'fastify'
import { requireAccess } from '../../../http/authenticate.ts'
import { beforeDeadline } from '../../../http/deadline.ts'
import { route } from '../../../http/route.ts'
import type { RouteDeps } from '../../../http/route-deps.ts'
import { askDeletion } from './deletion.service.ts'
import { askExport, getMyData, readExport } from './my-data.service.ts'

export const myDataRoutes = [
  route(myData.get, (ctx) => getMyData(ctx)),
  route(myData.askExport, (ctx) => askExport(ctx)),
  route(myData.askDeletion, (ctx, { body }) => askDeletion(ctx, body)),
]

const nobody = '00000000-0000-4000-8000-000000000000'

export function registerExportFile(app: FastifyInstance, deps: RouteDeps): void {
  const onRequest = requireAccess({ method: 'GET', access: 'signed-in' }, deps)
  app.get<{ Params: { id: string } }>(
    apiBase + exportFilePath(':id'),
    { onRequest },
    async (request, reply) => {
      const ctx = { ...deps.services, sql: deps.poolFor(request.deadline) }
      const id = Id.safeParse(request.params.id).data ?? nobody
      const content = await beforeDeadline(request, readExport(ctx, request.actor?.userId ?? nobody, id))
      return reply
        .header('content-disposition', 'attachment; filename="roomlark-my-data.zip"')
        .type('application/zip')
        .send(content)
    },
  )
}
