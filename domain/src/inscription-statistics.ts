/** How many applications there are, in all and to what. */
export interface InscriptionStatistics {
  readonly total: number;
  readonly bts: number;
  readonly bacpro: number;
  readonly formationCourte: number;
  readonly licence: number;
  /** Second year of BTS, whatever the modality. */
  readonly bts2: number;
  readonly bts2Jour: number;
  readonly bts2Soir: number;
}
