// Loaded before the product, which then lives as many days later as `DAYS_LATER` says: timers run as they do.
const ms = Number(process.env.DAYS_LATER) * 86_400_000;
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ms);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + ms;
  }
};
