import { asFirstOfType, portfolioRoom, typesOfPortfolio, withPropertiesOf } from './index.js';
import type { PortfolioProperty, PropertyType } from './index.js';

const at = (street: string, propertyType: PropertyType): PortfolioProperty => ({
  street,
  city: 'Houston',
  county: 'Harris',
  state: 'Texas',
  zipCode: '77008',
  propertyType,
});
const [home, second, duplex] = [at('1 Oak', 'detached'), at('2 Oak', 'detached'), at('3 Elm', 'duplex')] as const;

describe('a portfolio of several types', () => {
  it('has an editor for each type, in the order of their tiles', () => {
    expect(typesOfPortfolio([duplex, home, second])).toEqual([
      { propertyType: 'detached', places: [1, 2] },
      { propertyType: 'duplex', places: [0] },
    ]);
    expect(typesOfPortfolio([])).toEqual([]);
  });
  it('keeps what is entered when properties of one type are generated, and those of the others', () => {
    const streets = (list: readonly PortfolioProperty[]) => list.map(({ street }) => street);
    expect(streets(withPropertiesOf([home, second, duplex], 'detached', 3))).toEqual(['1 Oak', '2 Oak', '', '3 Elm']);
    expect(streets(withPropertiesOf([home, second, duplex], 'detached', 1))).toEqual(['1 Oak', '3 Elm']);
    expect(withPropertiesOf([home, duplex], 'triplex', 1)[2]).toMatchObject({ street: '', propertyType: 'triplex' });
    expect(withPropertiesOf([home, duplex], 'duplex', 0)).toEqual([home]);
  });
  it('has two properties at least and ten at most, of whatever type', () => {
    expect(portfolioRoom([], 'detached')).toEqual({ min: 2, max: 10 });
    expect(portfolioRoom([home, second], 'detached')).toEqual({ min: 2, max: 10 });
    expect(portfolioRoom([home, second], 'duplex')).toEqual({ min: 1, max: 8 });
  });
  it('lets a later property of a type lie where the first does, in its own street', () => {
    expect(asFirstOfType({ ...second, city: '', zipCode: '' }, home)).toEqual({
      ...home,
      street: '2 Oak',
      sameInfoAsFirstOfType: true,
    });
  });
});
