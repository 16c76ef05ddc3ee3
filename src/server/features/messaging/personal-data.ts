import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { attachmentsData, eraseFiles } from './attachments/personal-data.ts'
import { blocksData } from './blocks/personal-data.ts'
import { conversationsData } from './conversations/personal-data.ts'
import { eraseHeldMails, inboundMailData } from './inbound-mail/personal-data.ts'
import { reportsData } from './reports/personal-data.ts'
import { responsesData } from './responses/personal-data.ts'
import { viewingsData } from './viewings/personal-data.ts'

/** What the wing keeps about people. */
export const messagingWingData: PersonalData = {
  tables: {
    ...attachmentsData,
    ...blocksData,
    ...conversationsData,
    ...inboundMailData,
    ...reportsData,
    ...responsesData,
    ...viewingsData,
  },
  erasers: [eraseFiles, eraseHeldMails],
}
