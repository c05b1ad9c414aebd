/**
 * Carriers an order can be handed to, with where each shows what became of a parcel; the number is put at the end. `code`
 * is that of 스마트택배 (https://tracking.sweettracker.co.kr, companylist).
 */
export const couriers = [
  { name: '우체국택배', code: '01', tracking: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=' },
  { name: 'CJ대한통운', code: '04', tracking: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=' },
  {
    name: '한진택배',
    code: '05',
    tracking: 'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=',
  },
  { name: '롯데택배', code: '08', tracking: 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=' },
  { name: '로젠택배', code: '06', tracking: 'https://www.ilogen.com/web/personal/trace/' },
] as const;

/** Where a parcel can be followed; undefined for a carrier that shows nothing. */
export const trackingAddress = ({
  courier,
  tracking,
}: {
  readonly courier: string;
  readonly tracking: string;
}): string | undefined => {
  const carrier = couriers.find(({ name }) => name === courier);
  return carrier && carrier.tracking + encodeURIComponent(tracking.replaceAll(/[\s-]/g, ''));
};

/** By which 스마트택배 knows a carrier; undefined for one it is not asked about. */
export const carrierCodeOf = (courier: string): string | undefined =>
  couriers.find(({ name }) => name === courier)?.code;
