import {seeded} from '@symblepay/sandbox/facts';

const {businessId} = seeded;

/** The sandbox's company has another shop in Copenhagen, and one in Aarhus. */
export const vesterbroShop = {
  businessId,
  businessLocationId: '1012345699',
  name: 'Nørrebro Cykler ApS, Vesterbro',
  phoneNumber: '+45 35123457',
};

export const aarhusShop = {
  businessId,
  businessLocationId: '1012345679',
  name: 'Nørrebro Cykler ApS, Aarhus',
  phoneNumber: '+45 86123456',
  address: {
    streetName: 'Frederiks Allé',
    houseNumber: '101',
    city: 'Aarhus C',
    postNumber: '8000',
    municipalityName: 'Aarhus',
    floor: '1',
    sideDoor: 'tv',
  },
  payoutsAccountNumber: '00400440116243',
};

/** A company number that is not on the list of allowed companies. */
export const otherCompany = '87654321';
