/** Runs in a page or a worker: shifts its clock by `offset` ms from now on. */
export function setClock(offset: number): void {
  const realm = globalThis as typeof globalThis & { trueDate?: DateConstructor };
  const TrueDate = (realm.trueDate ??= Date);
  const now = () => TrueDate.now() + offset;
  realm.Date = new Proxy(TrueDate, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], self) as Date,
    apply: () => new TrueDate(now()).toString(),
    get: (target, name, self) => (name === 'now' ? now : (Reflect.get(target, name, self) as unknown)),
  });
}
