import { useEffect, useState } from 'react';
import { readKept, type KeptThing } from '../../data/kept/kept';
import type { Resource } from '../../schemas/base';
import { recheck } from '../../schemas/recheck-rows';
import type { AnyRecord } from '../list/table-rows';

export interface KeptRecord {
  record: AnyRecord;
  thing: KeptThing;
}

/**
 * The record that was kept at an address, as its list had it then, for a page whose list no longer has it. Undefined
 * until it was read, if nothing is kept there, and where `isMissing` is false.
 */
export function useKeptRecord(of: Resource, address: string, isMissing: boolean): KeptRecord | undefined {
  const [found, setFound] = useState<KeptRecord>();
  useEffect(
    function lookUp() {
      if (!isMissing) return undefined;
      let isCurrent = true;
      void readKept().then((all) => {
        const thing = all?.find((each) => each.address === address && each.list === of.name);
        const [record] = thing?.record ? (recheck(of, [thing.record]) ?? []) : [];
        if (isCurrent && thing && record) setFound({ record: record as AnyRecord, thing });
      });
      return () => {
        isCurrent = false;
      };
    },
    [of, address, isMissing],
  );
  return isMissing && found?.thing.address === address ? found : undefined;
}
