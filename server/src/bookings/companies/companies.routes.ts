import { companyProfiles } from '@roomlark/contract/bookings/company-profiles'
import { route } from '../../http/route.ts'
import { checkVatId, createCompany, getCompany, listCompanies, updateCompany } from './companies.service.ts'

export const companiesRoutes = [
  route(companyProfiles.list, (ctx, { query }) => listCompanies(ctx, query)),
  route(companyProfiles.get, (ctx, { params }) => getCompany(ctx, params.id)),
  route(companyProfiles.create, (ctx, { params, body }) => createCompany(ctx, params.hotelId, body)),
  route(companyProfiles.update, (ctx, { params, body }) => updateCompany(ctx, params.id, body)),
  route(companyProfiles.checkVatId, (ctx, { params }) => checkVatId(ctx, params.id)),
]
