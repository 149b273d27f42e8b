import { ledger } from '@roomlark/contract/partners/ledger'
import { route } from '../../http/route.ts'
import { askExamination, getProof } from './proof.service.ts'

export const doctorRoutes = [
  route(ledger.proof, (ctx) => getProof(ctx)),
  route(ledger.prove, (ctx) => askExamination(ctx)),
]
